import { gfm, gfmHtml } from "micromark-extension-gfm";
import { micromark } from "micromark";
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A document as a reader sees it. */
export interface Page {
  readonly elements: readonly Element[];
  /** Rows of cells with the columns first, by caption. */
  readonly tables: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** All text, lines broken where the document breaks them. */
  readonly text: string;
}

/** Parses a page by the rules of HTML; what these call an error is thrown. */
export function parseHtml(html: string): Page {
  const errors: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  });
  if (errors.length > 0) throw new Error(`no valid HTML: ${errors.join(", ")}`);
  return pageOf(elementsOf(document.childNodes), ({ element }) => {
    const caption = childElements(element).find(({ tagName }) => tagName === "caption");
    return caption === undefined ? "" : textOf(caption);
  });
}

/** Renders Markdown as GitHub does, raw HTML left in, and parses what comes out. */
export function parseMarkdown(markdown: string): Page {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const elements = elementsOf(parseFragment(html).childNodes);
  return pageOf(elements, ({ before }) => (before === undefined ? "" : textOf(before)));
}

/** The value of an attribute. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Text with a line break for each `br`. */
function textOf(node: Node | Element): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === "br") return "\n";
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function pageOf(
  elements: readonly Element[],
  captionOf: (place: { element: Element; before: Element | undefined }) => string,
): Page {
  const tables = new Map<string, readonly (readonly string[])[]>();
  for (const [index, element] of elements.entries()) {
    if (element.tagName !== "table") continue;
    const before = elements.slice(0, index).findLast(({ tagName }) => tagName === "p");
    const rows = elementsOf(element.childNodes).filter(({ tagName }) => tagName === "tr");
    tables.set(
      captionOf({ element, before }),
      rows.map((row) => childElements(row).map(textOf)),
    );
  }
  const text = elements
    .filter(
      ({ parentNode }) => parentNode?.nodeName === "#document-fragment" || parentNode?.nodeName === "body",
    )
    .map(textOf)
    .join("\n");
  return { elements, tables, text };
}

function childElements({ childNodes }: Element): readonly Element[] {
  return childNodes.filter((node): node is Element => "tagName" in node);
}

/** All elements below, in the order of the document. */
function elementsOf(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => ("tagName" in node ? [node, ...elementsOf(node.childNodes)] : []));
}

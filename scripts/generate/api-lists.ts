import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A file that lists what an entry point exports. */
export interface ApiList {
  /** From the repository's root. */
  readonly path: string;
  readonly entry: string;
  /** As a user imports it. */
  readonly name: string;
}

const API_LISTS: readonly ApiList[] = [
  { path: "packages/core/etc/core.api.txt", entry: "packages/core/src/index.ts", name: "@narwhal/core" },
  {
    path: "packages/core/etc/core-node.api.txt",
    entry: "packages/core/src/node/index.ts",
    name: "@narwhal/core/node",
  },
  {
    path: "packages/core/etc/core-testing.api.txt",
    entry: "packages/core/src/testing/index.ts",
    name: "@narwhal/core/testing",
  },
  {
    path: "packages/core/etc/schemas.api.txt",
    entry: "packages/schemas/src/index.ts",
    name: "@narwhal/schemas",
  },
];

/** One export of an entry point. */
export interface ApiExport {
  readonly name: string;
  readonly kind: "value" | "type" | "value,type";
  /** Its declaration's documentation says `@public`, or it is generated. */
  readonly isMarked: boolean;
}

/** The exports of each entry point, in the order of {@link API_LISTS}, each sorted by name. */
export function apiExports(root: URL): readonly (ApiList & { readonly exports: readonly ApiExport[] })[] {
  const file = (path: string): string => fileURLToPath(new URL(path, root));
  const program = ts.createProgram({
    rootNames: API_LISTS.map(({ entry }) => file(entry)),
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      customConditions: ["narwhal-source"],
      noLib: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  return API_LISTS.map((list) => {
    const source = program.getSourceFile(file(list.entry));
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${list.entry} is no module`);
    const exports = checker
      .getExportsOfModule(module)
      .map((symbol) => describeExport(symbol, checker))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return { ...list, exports };
  });
}

/** The text of each list: one export a line, `value`, `type` or both (a class) before its name. */
export function apiLists(root: URL): readonly { readonly path: string; readonly text: string }[] {
  return apiExports(root).map(({ path, name, exports }) => ({
    path,
    text: `${header(name)}${exports.map((each) => `${each.kind} ${each.name}\n`).join("")}`,
  }));
}

function header(name: string): string {
  return `# What ${name} exports. Generated: a change here is a change of the public interface.\n`;
}

/** An export that is marked as a type is one, whatever it names. */
function describeExport(symbol: ts.Symbol, checker: ts.TypeChecker): ApiExport {
  const alias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isType = (target.flags & ts.SymbolFlags.Type) !== 0;
  const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
  if (!isType && !isValue) throw new Error(`${symbol.name} names neither a type nor a value`);
  const typeOnly = alias && (symbol.declarations ?? []).some(ts.isTypeOnlyExportDeclaration);
  const declared = target.declarations?.[0]?.getSourceFile().fileName ?? "";
  return {
    name: symbol.name,
    kind: !isValue || typeOnly ? "type" : isType ? "value,type" : "value",
    isMarked:
      declared.includes("/generated/") || target.getJsDocTags(checker).some(({ name }) => name === "public"),
  };
}

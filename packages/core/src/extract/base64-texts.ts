const ENCODED = /(?<=base64\\*"\s*:\s*\\*")[A-Za-z0-9+/]{4,}={0,2}(?=\\*")/g;

/** The outputs that a text holds in base64, byte for byte. */
export function base64Texts(text: string): readonly string[] {
  return [...text.matchAll(ENCODED)].flatMap(([encoded]) => decoded(encoded) ?? []);
}

/** Changes a text, and the outputs that it holds in base64. */
export function mapTexts(text: string, map: (text: string) => string): string {
  return map(mapOutputs(text, map));
}

/** Changes the outputs alone that a text holds in base64. */
export function mapOutputs(text: string, map: (text: string) => string): string {
  return text.replace(ENCODED, (encoded) => {
    const before = decoded(encoded);
    return before === undefined ? encoded : btoa(map(before));
  });
}

function decoded(encoded: string): string | undefined {
  return encoded.length % 4 === 0 ? atob(encoded) : undefined;
}

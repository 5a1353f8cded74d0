const ENCODED = /(?<=base64\\*"\s*:\s*\\*")[A-Za-z0-9+/]{4,}={0,2}(?=\\*")/g;

/** The outputs that a text holds in base64, byte for byte. */
export function base64Texts(text: string): readonly string[] {
  return [...text.matchAll(ENCODED)].flatMap(([encoded]) => decoded(encoded) ?? []);
}

/** Changes a text, and the outputs that it holds in base64. */
export function mapTexts(text: string, map: (text: string) => string): string {
  const outputs = text.replace(ENCODED, (encoded) => {
    const before = decoded(encoded);
    return before === undefined ? encoded : btoa(map(before));
  });
  return map(outputs);
}

function decoded(encoded: string): string | undefined {
  return encoded.length % 4 === 0 ? atob(encoded) : undefined;
}

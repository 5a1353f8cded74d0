import type { DocumentDifference, Replay, SettingChange } from "@narwhal/core";

/** How a document differs, in a few words. */
export function differenceOf({ path, recorded, derived }: DocumentDifference): string {
  if (recorded === undefined)
    return `${path} is derived as ${JSON.stringify(derived)}, and is not in the record`;
  if (derived === undefined) return `${path} was ${JSON.stringify(recorded)}, and is not derived any more`;
  const now = JSON.stringify(derived);
  const withheld = now.includes("[redacted]") && !JSON.stringify(recorded).includes("[redacted]");
  const why = withheld ? ": the record's answers were kept without what looked like a secret" : "";
  return `${path} was ${JSON.stringify(recorded)}, and is derived as ${now}${why}`;
}

/** What decided a setting then and now. */
export function settingLine({ role, setting, recorded, derived }: SettingChange): string {
  return `${role} ${setting}: was ${said(recorded)}, now ${said(derived)}`;
}

function said(because: SettingChange["recorded"]): string {
  if (because === undefined) return "absent";
  return `${JSON.stringify(because.value)} (${because.origin}: ${because.source})`;
}

/** What people are shown of a replay. */
export function replayLines(replayed: Replay, directory: string | undefined): readonly string[] {
  const { documents, differences, settings } = replayed;
  return [
    ...differences.map(({ document }) => `differs  ${document}`),
    ...(settings.length === 0
      ? []
      : [
          "",
          "settings that are decided otherwise now:",
          ...settings.map((each) => `  ${settingLine(each)}`),
        ]),
    ...(directory === undefined ? [] : ["", `wrote ${directory}/: ${documents.length} documents`]),
    ...(differences.length + settings.length === 0 && directory === undefined ? [] : [""]),
    differences.length === 0
      ? `all ${documents.length} documents follow from the record, byte for byte`
      : `${differences.length} of ${documents.length} documents do not follow from the record`,
  ];
}

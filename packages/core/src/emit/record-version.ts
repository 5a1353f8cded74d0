/** Version of the form of a discovery record: what `inputs.json` and `manifest.json` carry. @public */
export const RECORD_VERSION = 1;

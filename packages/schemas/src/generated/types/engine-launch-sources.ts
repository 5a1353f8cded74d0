// Generated from the schema; see scripts/generate.ts.

/**
 * Where each engine's launch settings come from: `config/engine-launch.sources.json`.
 *
 * @public
 */
export interface EngineLaunchSources {
  /**
   * The sources of one engine.
   */
  readonly [k: string]: Engine;
}
/**
 * The sources of one engine.
 *
 * @public
 */
export interface Engine {
  /**
   * The observation that the settings rest on.
   */
  readonly inspection: string;
  /**
   * The policy that turned it into settings.
   */
  readonly policy: string;
  /**
   * The origin of every derived value, by setting.
   */
  readonly settings?: {
    /**
     * What decided one setting.
     */
    readonly [k: string]: Setting;
  };
}
/**
 * What decided one setting.
 *
 * @public
 */
export interface Setting {
  /**
   * The value that was derived.
   */
  readonly value: unknown;
  /**
   * What kind of source decided it.
   */
  readonly origin: "observation" | "field" | "default" | "rule";
  /**
   * The variable, default or rule by name, or what was observed.
   */
  readonly source: string;
  /**
   * The metadata fields that prove it.
   *
   * Items: One metadata field.
   */
  readonly evidence?: readonly Evidence[];
}
/**
 * One metadata field.
 *
 * @public
 */
export interface Evidence {
  /**
   * Metadata file.
   */
  readonly file: string;
  /**
   * Field in it, dotted.
   */
  readonly field: string;
  /**
   * Its value.
   */
  readonly value: unknown;
}

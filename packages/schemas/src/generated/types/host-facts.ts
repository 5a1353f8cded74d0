// Generated from the schema; see scripts/generate.ts.

/**
 * What the hosts of a discovery record tell, the odd values marked: `result` of `narwhal-deploy facts --json`.
 *
 * @public
 */
export interface HostFacts {
  /**
   * Directory of the record.
   */
  readonly record: string;
  /**
   * Every fact that a host tells, in order. Sizes in bytes, the clock in seconds ahead of the first host's.
   *
   * Items: A fact.
   */
  readonly facts: readonly string[];
  /**
   * The hosts, in the inventory's order.
   *
   * @minItems 1
   *
   * Items: One host.
   */
  readonly hosts: {
    /**
     * The host's id.
     */
    readonly host: string;
    /**
     * The roles that it carries.
     *
     * Items: A role.
     */
    readonly roles: readonly string[];
    /**
     * What it tells, by fact; what it does not tell is absent.
     */
    readonly facts: {
      /**
       * One answer.
       */
      readonly [k: string]: Answer;
    };
  }[];
}
/**
 * One answer of a host.
 *
 * @public
 */
export interface Answer {
  /**
   * The value; where the host's engines tell different ones, the list of them; null: it is looked for and not there.
   */
  readonly value: unknown;
  /**
   * It differs from what most hosts tell, or no answer leads; of free space: less than half of the hosts' median.
   */
  readonly odd: boolean;
}

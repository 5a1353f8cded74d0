/** What can be shared: it tells when it is gone, and can be closed. */
export interface Sharable {
  readonly gone: Promise<unknown>;
  close(): Promise<void>;
}

/** One user's hold on a shared connection. */
export interface Shared<T> {
  readonly connection: Promise<T>;
  readonly stop: AbortController;
  users: number;
}

/** One connection for each key, opened for its first user and closed when its last one has let go. */
export class SharedConnections<T extends Sharable> {
  readonly #open = new Map<string, Shared<T>>();

  /** `open` is called where there is none yet; its signal aborts when nobody waits for it any more. */
  acquire(key: string, open: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const known = this.#open.get(key);
    if (known !== undefined) {
      known.users += 1;
      return known;
    }
    const stop = new AbortController();
    const connection = open(stop.signal);
    const shared: Shared<T> = { connection, stop, users: 1 };
    this.#open.set(key, shared);
    const forget = (): void => this.#forget(shared);
    connection.then(({ gone }) => gone.then(forget), forget);
    return shared;
  }

  async release(shared: Shared<T>): Promise<void> {
    shared.users -= 1;
    if (shared.users > 0) return;
    this.#forget(shared);
    shared.stop.abort(new Error("nobody waits for this jump host any more"));
    const connection = await shared.connection.catch(() => undefined);
    await connection?.close();
  }

  #forget(shared: Shared<T>): void {
    for (const [key, each] of this.#open) if (each === shared) this.#open.delete(key);
  }
}

/** Makes packages/web/dist what the sources say. Does nothing when it is so already. */
export function buildWeb(): void

/** The ids of what is kept: short, and never twice. */
export const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

export const newId = (): string => randomNumber().toString(36).padStart(7, '0')

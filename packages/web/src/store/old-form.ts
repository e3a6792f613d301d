/** Battles in the form of older pages, stored whole: they are not read any more, but handed out as they are. */
import { decompress } from './gzip.ts'

/** The record, where there is one, else all that was stored. Older pages stored a battle compressed or plain. */
export async function oldFormText(stored: unknown): Promise<string> {
  const { packed, save, kept } = (stored ?? {}) as { readonly [key: string]: unknown }
  const whole = packed instanceof Uint8Array ? await unpacked(packed) : (save ?? kept ?? stored)
  const { record } = (whole ?? {}) as { readonly record?: unknown }
  return JSON.stringify(record ?? whole)
}

async function unpacked(bytes: Uint8Array): Promise<unknown> {
  return JSON.parse(await decompress(new Blob([new Uint8Array(bytes)]), Infinity))
}

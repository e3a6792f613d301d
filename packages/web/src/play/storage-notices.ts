/** Notices about failed saving: they offer to save a file instead, and stay until somebody closes them. */
import { words } from '../words/words.ts'

const STORAGE_NOTICES: ReadonlySet<string> = new Set([words.errors.storageFull, words.errors.storageBlocked])

export const isAboutStorage = (notice: string): boolean => STORAGE_NOTICES.has(notice)

/** Campaigns in the browser's storage, each under its own key, as the file that is exported. */
import type { CampaignRecord } from '@muster/engine'
import { words } from '../words/words.ts'

/** What the list shows of a campaign without its rules. */
export interface CampaignSummary {
  readonly name: string
  readonly game: string
  readonly line: string
  /** When it was last changed, in milliseconds. */
  readonly touched: number
}

export interface KeptCampaign {
  readonly record: CampaignRecord
  /** The saved battle that fights the one that has been called. */
  readonly battle?: string
  readonly summary: CampaignSummary
}

export interface StoredCampaign extends CampaignSummary {
  readonly id: string
  /** As it lies in the storage. */
  readonly text: string
}

const PREFIX = 'muster-campaign-'
const keyOf = (id: string): string => `${PREFIX}${id}`

/** Latest first; empty where the browser forbids its storage. */
export function listCampaigns(): readonly StoredCampaign[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => storedAt(key.slice(PREFIX.length)))
      .flatMap((one) => one ?? [])
      .sort((a, b) => b.touched - a.touched)
  } catch {
    return []
  }
}

export function storedAt(id: string): StoredCampaign | undefined {
  try {
    const text = localStorage.getItem(keyOf(id))
    return text === null ? undefined : { id, text, ...summaryIn(text) }
  } catch {
    return undefined
  }
}

/** Anybody may have left something else in the storage. */
function summaryIn(text: string): CampaignSummary {
  const { name, game, line, touched } = (parsed(text)?.summary ?? {}) as Partial<Record<string, unknown>>
  return {
    name: typeof name === 'string' ? name : words.campaign.unreadable,
    game: typeof game === 'string' ? game : '',
    line: typeof line === 'string' ? line : '',
    touched: typeof touched === 'number' ? touched : 0,
  }
}

/** The record in it is still to be verified by its game. */
export function parsed(text: string): KeptCampaign | undefined {
  try {
    const found = JSON.parse(text) as unknown
    return typeof found === 'object' && found !== null ? (found as KeptCampaign) : undefined
  } catch {
    return undefined
  }
}

export type SaveResult = 'saved' | 'refused' | 'changed-elsewhere'

/** `was`: the text that this page read; another tab may have changed it since. */
export function saveCampaign(id: string, kept: KeptCampaign, was: string | undefined): SaveResult {
  try {
    if (was !== undefined && localStorage.getItem(keyOf(id)) !== was) return 'changed-elsewhere'
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
    return 'saved'
  } catch {
    return 'refused'
  }
}

export function removeCampaign(id: string): void {
  localStorage.removeItem(keyOf(id))
}

export function restoreCampaign({ id, text }: StoredCampaign): void {
  localStorage.setItem(keyOf(id), text)
}

/** The campaign for which a saved battle is fought. */
export const campaignOfBattle = (battle: string): StoredCampaign | undefined =>
  listCampaigns().find(({ text }) => parsed(text)?.battle === battle)

/** The campaign at an address: read from the browser's storage, changed by acts, each saved at once. */
import { InputError, type CampaignKit, type CampaignRecord, type CampaignView, type GameKit } from '@muster/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { gameNamed } from '../games/games.ts'
import { useKit } from '../games/use-kit.ts'
import { words } from '../words/words.ts'
import { parsed, saveCampaign, storedAt } from './campaign-store.ts'
import { keptCampaign } from './kept-campaign.ts'

export interface OpenCampaign {
  readonly id: string
  readonly kit: GameKit<unknown>
  readonly rules: CampaignKit<unknown>
  readonly record: CampaignRecord
  readonly view: CampaignView
  /** The saved battle that fights the one that has been called. */
  readonly battle: string | undefined
  /** Why the last act was not done. */
  readonly problem: string | undefined
  /** Saves what the act makes of the campaign; false if it was refused. */
  act(change: (record: CampaignRecord) => CampaignRecord, battle?: string): boolean
}

export type CampaignAtAddress = OpenCampaign | { readonly problem: string } | undefined

/** Undefined while its rules are being loaded. The component that uses it is keyed by the id. */
export function useCampaign(id: string): CampaignAtAddress {
  const [text, setText] = useState(() => textOf(id))
  const [problem, setProblem] = useState<string>()
  const read = useCallback(() => setText(textOf(id)), [id])
  useEffect(() => {
    // Another tab has changed it.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [read])
  const stored = useMemo(() => (text === undefined ? undefined : parsed(text)), [text])
  const game = gameNamed(stored?.record?.game)?.id
  const kit = useKit(game)
  const opened = useMemo(() => kit && stored && verified(kit, stored.record), [kit, stored])
  if (text === undefined) return { problem: words.campaign.notHere }
  if (!stored || game === undefined) return { problem: words.campaign.broken(words.campaign.unreadable) }
  if (!kit || !opened) return undefined
  if (typeof opened === 'string') return { problem: words.campaign.broken(opened) }
  const { rules, record, view } = opened
  const act: OpenCampaign['act'] = (change, battle) => {
    try {
      const kept = keptCampaign(kit, change(record), battle)
      const saved = saveCampaign(id, kept, text)
      setProblem(saved === 'saved' ? undefined : SAVE_PROBLEMS[saved])
      if (saved === 'refused') setText(JSON.stringify(kept))
      else read()
      return saved !== 'changed-elsewhere'
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(error.message)
      return false
    }
  }
  return { id, kit, rules, record, view, battle: stored.battle, problem, act }
}

const SAVE_PROBLEMS = { refused: words.campaign.notKept, 'changed-elsewhere': words.campaign.changedElsewhere } as const

const textOf = (id: string): string | undefined => storedAt(id)?.text

type Verified = Pick<OpenCampaign, 'rules' | 'record' | 'view'>

/** Anybody may have changed what lies in the browser's storage. */
function verified({ campaign: rules }: GameKit<unknown>, stored: unknown): Verified | string {
  if (!rules) return words.campaign.unreadable
  try {
    const record = rules.read(stored)
    return { rules, record, view: rules.view(record) }
  } catch (error) {
    if (error instanceof InputError) return error.withPlace
    throw error
  }
}

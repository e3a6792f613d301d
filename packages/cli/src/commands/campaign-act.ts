/** What the commands that act on a campaign share. */
import type { CampaignRecord } from '@muster/engine'
import type { Command } from 'commander'
import { openCampaign, type OpenCampaign } from '../files/campaign-file.ts'
import { jsonText, writeAtomically } from '../files/files.ts'
import { campaignReport } from '../reports/campaign-status.ts'
import type { Report } from '../shell/output.ts'
import { inFile } from '../shell/user-error.ts'

export type AddAct = (name: string, description: string) => Command

/** A player may be named by id or, as the page shows them, by name; a word that is neither is left to the rules. */
export function playerId({ kit, kept }: Pick<OpenCampaign, 'kit' | 'kept'>, said: string): string {
  const { players } = kit.view(kept)
  if (players.some(({ id }) => id === said)) return said
  const [only, second] = players.filter(({ name }) => name.toLowerCase() === said.toLowerCase())
  return only && !second ? only.id : said
}

/** Adds one act to the campaign and saves the file; a refused act changes nothing. */
export function recordAct(file: string, act: (open: OpenCampaign) => CampaignRecord): Report {
  const open = openCampaign(file)
  const after = inFile(file, () => act(open))
  writeAtomically(file, jsonText(after), { replace: true, was: open.text })
  return campaignReport(file, open.game, open.kit.view(after))
}

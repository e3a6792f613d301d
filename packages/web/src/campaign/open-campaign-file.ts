/** Opens a campaign from a file: it is verified, kept in this browser, and shown. */
import { InputError } from '@muster/engine'
import { words } from '../words/words.ts'
import { keepNew, readCampaignFile } from './kept-campaign.ts'

/** What is wrong with the file, or nothing. */
export async function openCampaignFile(file: File): Promise<string | undefined> {
  try {
    const { kit, record } = await readCampaignFile(await file.text())
    const { id, saved } = keepNew(kit, record)
    if (saved !== 'saved') return words.campaign.notBegun
    location.hash = `#/campaign/${id}`
    return undefined
  } catch (error) {
    const why = error instanceof InputError ? error.withPlace : words.errors.fileUnread
    return words.errors.fileNotOpened(file.name, why)
  }
}

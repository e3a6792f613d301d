/** How a campaign stands, and what its players do next. */
import { counted, quoteWord, type CampaignBattle, type CampaignPlayer, type CampaignView } from '@muster/engine'
import { resultCommand } from '../games/games.ts'
import { columns, type Report } from '../shell/output.ts'

export function campaignReport(file: string, game: string, view: CampaignView): Report {
  return { data: { muster: 'campaign-status', file, game, ...view }, text: () => viewText(view, file) }
}

function viewText(view: CampaignView, file: string): string {
  const { name, over, ending, fought, agreed, standing, players, coming, history } = view
  const last = history.at(-1)
  const rows = players.map(({ id, name: called, scoreText, left }) => [
    id,
    called === id ? '' : called,
    scoreText,
    left ? 'has left' : '',
  ])
  return [
    ...(last ? battleLines(view, last) : []),
    `${name}: ${[foughtText(fought, agreed), standing].filter(Boolean).join(', ')}.`,
    columns(rows, '  '),
    ...players.filter(({ left }) => !left).flatMap(companyLines),
    ...(over ? [ending] : []),
    ...(coming.length > 0 ? comingLines(view, file) : []),
  ].join('\n')
}

/** How it ended, and each die that was rolled afterwards. */
function battleLines(view: CampaignView, { text, rolls }: CampaignBattle): string[] {
  const rows = rolls.map(({ player, name, face, text: fate }) => [nameIn(view, player), name, String(face), fate])
  return [text, ...(rows.length > 0 ? [columns(rows, '  ')] : [])]
}

/** Everybody in the company; whoever takes part in the coming battle with the id for `--lost`. */
function companyLines({ name, company }: CampaignPlayer): string[] {
  if (!company) return []
  const rows = company.members.map(({ name: called, line, points, status, text, figure }) => [
    called,
    counted(points, 'point'),
    status === 'ready' ? 'ready' : text,
    line,
    figure ?? '',
  ])
  return [`${company.name} (${name})`, columns(rows, '  ')]
}

const foughtText = (fought: number, agreed: number | null): string =>
  agreed === null ? `${counted(fought, 'battle')} fought` : `${fought} of ${counted(agreed, 'battle')} fought`

const nameIn = ({ players }: CampaignView, id: string): string => players.find((player) => player.id === id)?.name ?? id

/** Who fights, and what to do next: state objectives, or fight the battle once all are stated. */
function comingLines(view: CampaignView, file: string): string[] {
  const { coming, objectives, ready } = view
  const progress = (stated: boolean) => (stated ? 'has stated an objective' : 'has yet to state an objective')
  const rows = coming.map(({ player, stated, objective }) => [
    nameIn(view, player),
    objectives.length === 0 ? '' : (objective ?? progress(stated)),
  ])
  const choice = ready
    ? [
        `Fight it: muster campaign play ${quoteWord(file)} -o battle.json`,
        `Then enter it: ${resultCommand('battle.json', file)}`,
      ]
    : [
        'Objectives',
        columns(
          objectives.map(({ id, text }) => [id, text]),
          '  ',
        ),
      ]
  return ['The coming battle', columns(rows, '  '), ...choice]
}

// From figures to the table that `npm run bench` prints.

/** One row: ours, the peer's, the ratio, the aim, and whether it is met. */
export function verdictOn(aim, ours, peer) {
  const ratio = peer === undefined ? undefined : ours / peer
  const row = { what: aim.what, unit: aim.unit, ours, peer, ratio }
  if (aim.atLeast !== undefined) return { ...row, aim: `≥ ${aim.atLeast} ×`, met: ratio >= aim.atLeast }
  if (aim.below !== undefined) return { ...row, aim: `< ${aim.below}${aim.unit}`, met: ours < aim.below }
  return row
}

/** Rounds to three digits: 0.0123, 4.57, 113,000. */
export function short(value) {
  if (value === undefined) return '–'
  const rounded = Number(value.toPrecision(3))
  return Math.abs(rounded) >= 1000 ? rounded.toLocaleString('en') : String(rounded)
}

const COLUMNS = [
  ['', (row) => row.what],
  ['Muster', (row) => short(row.ours) + row.unit],
  ['peer', (row) => (row.peer === undefined ? '–' : short(row.peer) + row.unit)],
  ['ratio', (row) => (row.ratio === undefined ? '–' : `${short(row.ratio)} ×`)],
  ['aim', (row) => row.aim ?? '–'],
  ['met', (row) => (row.met === undefined ? '–' : row.met ? 'yes' : 'NO')],
]

export function tableOf(rows) {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))]
  const widths = COLUMNS.map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  const laid = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
  )
  return [laid[0], widths.map((width) => '-'.repeat(width)).join('  '), ...laid.slice(1)].join('\n')
}

/** Keys on a row: arrows go to the next one; plus, minus and Delete do what its buttons do. */
const ROWS = '[data-row]'

/** Whether the key meant something for the row that has the focus. */
export function pressOnRow(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return false
  const row = target.closest<HTMLElement>(ROWS)
  if (!row || target instanceof HTMLInputElement) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return walk(row, target, key === 'ArrowDown' ? 1 : -1)
  if (key === '+') return press(row, '[data-plus]')
  if (key === '-' || key === '−') return press(row, '[data-minus]')
  return key === 'Delete' && press(row, '[data-remove]')
}

/** Goes to the next row, staying on the same button of it. */
function walk(row: HTMLElement, from: HTMLElement, by: -1 | 1): boolean {
  const rows = [...(row.closest('section.paper')?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
  const next = rows[rows.indexOf(row) + by]
  const buttons = next ? buttonsOf(next) : []
  ;(buttons[buttonsOf(row).indexOf(from)] ?? buttons[0])?.focus()
  return true
}

const buttonsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button')]

function press(row: HTMLElement, which: string): boolean {
  row.querySelector<HTMLElement>(which)?.click()
  return true
}

/** The place of the entry whose row has the focus. */
export function focusedEntry(target: EventTarget | null): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-entry]') : null
  return row ? Number(row.dataset['entry']) : undefined
}

/** The focus stays on the entry that was moved. */
export const focusEntry = (index: number): number =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${index}"] .entry-name`)?.focus())

/** Options that several commands share. */
import { InvalidArgumentError, type Command } from 'commander'

export const withJson = (command: Command): Command =>
  command.option('--json', 'print JSON (its schema is in docs/cli.md)')

/** A whole number within bounds, or a usage error that says so. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}

export const SEED = wholeNumber(0, 2 ** 31 - 1)

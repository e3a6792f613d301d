/** Errors for the user: what is wrong, in which file, at which field. */
import { InputError, RulesError } from '@muster/engine'

/** 0 only on success; 1: the answer is no (refused, not legal, does not hold); 2: unusable; 70: a bug. */
export const EXIT = { fine: 0, no: 1, unusable: 2, bug: 70 } as const

export interface ErrorDetail {
  readonly message: string
  readonly where: string
  readonly rule?: string
}

/** A file or an argument that cannot be used. */
export class UserError extends InputError {
  override name = 'UserError'
  constructor(
    message: string,
    readonly file = '',
    where = '',
    readonly details: readonly ErrorDetail[] = [],
  ) {
    super(message, where)
  }
}

/** Adds the file's name to every error found while the file is read or used. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw withFile(error, file)
  }
}

/** Whether an argument of the command line is at fault, not the file. */
const isOption = (where: string): boolean => /^(--|answer(\.|$))/.test(where)

function withFile(error: unknown, file: string): unknown {
  if (error instanceof UserError && (error.file !== '' || isOption(error.where))) return error
  if (error instanceof InputError) return new UserError(error.message, file, error.where)
  if (error instanceof RulesError) return new UserError(`The rules cannot play this file: ${error.message}.`, file)
  return error
}

/** A file of the right form can still break the rules' code: then the error blames the file, not the program. */
export function blameFile<T>(file: string, where: string, work: () => T): T {
  return inFile(file, () => {
    try {
      return work()
    } catch (error) {
      if (isUserError(error)) throw error
      const why = error instanceof Error ? error.message : String(error)
      throw new UserError(`The rules cannot play this file: ${why}.`, file, where)
    }
  })
}

export interface ErrorData {
  readonly message: string
  readonly where: string
  readonly file: string
  readonly details?: readonly ErrorDetail[]
}

export function errorData(error: unknown): ErrorData {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof UserError)) return { message, where: error instanceof InputError ? error.where : '', file: '' }
  return { message, where: error.where, file: error.file, ...(error.details.length > 0 && { details: error.details }) }
}

const detailText = ({ message, where, rule }: ErrorDetail): string =>
  `  ${where ? `${where}: ` : ''}${message}${rule ? ` (${rule})` : ''}`

export function errorText(error: unknown): string {
  const { message, file, details = [] } = errorData(error)
  const where = error instanceof InputError ? error.place : ''
  const place = [file, where && `at ${where}`].filter(Boolean).join(', ')
  const lines = details.map(detailText)
  return [`${place ? `${place}: ` : ''}${message}`, ...lines].join('\n')
}

export const isUserError = (error: unknown): boolean => error instanceof InputError || error instanceof RulesError

export const exitCodeOf = (error: unknown): number => (isUserError(error) ? EXIT.unusable : EXIT.bug)

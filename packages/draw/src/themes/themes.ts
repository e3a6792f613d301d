/** The themes by name, and their colours as CSS variables. */
import { dark } from './dark.ts'
import { light } from './light.ts'
import { SIDES, type Theme, type ThemeName } from './theme.ts'

export const theme = (name: ThemeName): Theme => (name === 'dark' ? dark : light)

const kebab = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

const variablesOf = (prefix: string, colours: object): string[] =>
  Object.entries(colours)
    .filter(([name, value]) => typeof value === 'string' && name !== 'name')
    .map(([name, value]) => `--${prefix}${kebab(name)}:${String(value)}`)

/** The palette as CSS declarations, for `:root { … }`: `--paper-2`, `--brass-hi`, `--side-a-rim`. */
export const cssVariables = (colours: Theme): string =>
  [...variablesOf('', colours), ...SIDES.flatMap((side) => variablesOf(`side-${side}-`, colours.sides[side]))].join(';')

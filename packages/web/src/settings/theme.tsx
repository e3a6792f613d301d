/** The light and dark themes: as CSS variables for the page, and as colours for drawings. */
import { cssVariables, theme, type Theme, type ThemeName } from '@muster/draw'
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { Light } from './settings.ts'
import { woodOf } from './tiles.ts'

const Themes = createContext<Theme>(theme('light'))
export const ThemeProvider = Themes.Provider
export const useTheme = (): Theme => useContext(Themes)

/**
 * Adds both palettes, so that switching sets one attribute, before anything is painted. It is an adopted style sheet
 * because the server's content security policy forbids style elements.
 */
export function applyPalette(light: Light): void {
  document.documentElement.dataset['light'] = light === 'auto' ? systemTheme() : light
  const sheet = new CSSStyleSheet()
  const wood = (name: ThemeName) => `--wood-tile:url("${woodOf(theme(name))}")`
  sheet.replaceSync(
    `:root{${cssVariables(theme('light'))};${wood('light')};color-scheme:light}` +
      `:root[data-light=dark]{${cssVariables(theme('dark'))};${wood('dark')};color-scheme:dark}`,
  )
  document.adoptedStyleSheets.push(sheet)
}

const PREFERS_DARK = '(prefers-color-scheme: dark)'
const systemTheme = (): ThemeName => (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light')

export function useThemeFor(light: Light): Theme {
  const [system, setSystem] = useState(systemTheme)
  useEffect(() => {
    const query = matchMedia(PREFERS_DARK)
    const follow = () => setSystem(systemTheme())
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const name = light === 'auto' ? system : light
  useLayoutEffect(() => {
    document.documentElement.dataset['light'] = name
  }, [name])
  return theme(name)
}

/** Whether the system or the settings ask for no animations. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches

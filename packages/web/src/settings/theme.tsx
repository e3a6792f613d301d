/** Day or lamp: the palette as CSS variables for the page, and as a theme for what is drawn. */
import { cssVariables, theme, woodTile, type Theme, type ThemeName } from '@muster/draw'
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { Light } from './settings.ts'

const Themes = createContext<Theme>(theme('light'))
export const ThemeProvider = Themes.Provider
export const useTheme = (): Theme => useContext(Themes)

/**
 * Both palettes, so that switching costs one attribute; and the right one before anything is painted. An adopted style
 * sheet, because the server's content security policy allows no style elements.
 */
export function layPalette(light: Light): void {
  document.documentElement.dataset['light'] = light === 'auto' ? systemLight() : light
  const sheet = new CSSStyleSheet()
  const wood = (name: ThemeName) => `--wood-tile:url("${woodTile(theme(name))}")`
  sheet.replaceSync(
    `:root{${cssVariables(theme('light'))};${wood('light')};color-scheme:light}` +
      `:root[data-light=dark]{${cssVariables(theme('dark'))};${wood('dark')};color-scheme:dark}`,
  )
  document.adoptedStyleSheets.push(sheet)
}

const LAMP = '(prefers-color-scheme: dark)'
const systemLight = (): ThemeName => (matchMedia(LAMP).matches ? 'dark' : 'light')

export function useLight(light: Light): Theme {
  const [system, setSystem] = useState(systemLight)
  useEffect(() => {
    const query = matchMedia(LAMP)
    const follow = () => setSystem(systemLight())
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const name = light === 'auto' ? system : light
  useLayoutEffect(() => {
    document.documentElement.dataset['light'] = name
  }, [name])
  return theme(name)
}

/** The system wishes it, or the person at this screen. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches

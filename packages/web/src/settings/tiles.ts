/** The textures of a theme, each made once for the whole page. */
import { feltTile, woodTile, type Theme, type ThemeName } from '@muster/draw'

function oncePerTheme(make: (theme: Theme) => string): (theme: Theme) => string {
  const made = new Map<ThemeName, string>()
  return (theme) => {
    const tile = made.get(theme.name) ?? make(theme)
    made.set(theme.name, tile)
    return tile
  }
}

export const woodOf = oncePerTheme(woodTile)
export const feltOf = oncePerTheme(feltTile)

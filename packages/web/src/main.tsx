import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadSettings } from './store/settings.ts'
import { layIcons } from './ui/lay-icons.ts'
import { layPalette } from './ui/light.tsx'
import './theme.css'
import './table.css'
import './table-panels.css'
import './question.css'
import './panels.css'
import './board.css'
import './home.css'
import './small.css'
import './tablet.css'
import './phone.css'
import './touch.css'

layPalette(loadSettings().light)
void layIcons()
const place = document.getElementById('app')
if (place) createRoot(place).render(<App />)

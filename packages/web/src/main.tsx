import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadSettings } from './settings/settings.ts'
import { loadIcons } from './ui/load-icons.ts'
import { applyPalette } from './settings/theme.tsx'
import './ui/ui.css'
import './battle-screen/battle-screen.css'
import './panels/panels.css'
import './panels/question/question.css'
import './panels/card/card.css'
import './board/board.css'
import './home/home.css'
import './battle-screen/small.css'
import './battle-screen/tablet.css'
import './battle-screen/phone.css'
import './battle-screen/touch.css'

applyPalette(loadSettings().light)
void loadIcons()
const place = document.getElementById('app')
if (place) createRoot(place).render(<App />)

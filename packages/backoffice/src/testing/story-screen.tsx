import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { ComponentType } from 'react'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import { aPerson, loggedIn } from './a-person.ts'
import { type Answers, menuItem } from './fake-server.ts'
import type { StoryPageProps } from './story-page.tsx'

/** Arguments of a `StoryPage` that shows one screen inside its back office, to a person with all permissions. */
export function storyScreen(area: BackofficeArea, Screen: ComponentType, answers: Answers = {}): StoryPageProps {
  const prefix = AREA_PREFIX[area]
  const page = menuItem({ name: '页面', name_en: 'The page', apis: `${prefix}/screen`, view: 'screen' })
  return {
    area,
    at: '/screen',
    keys: loggedIn(area),
    answers: {
      [`GET ${prefix}/load_menu`]: [menuItem({ name: '中心', name_en: 'Centre', children: [page] })],
      [`POST ${prefix}/auth/info`]: aPerson,
      ...answers,
    },
    views: { './views/screen.tsx': async () => ({ Component: Screen }) },
  }
}

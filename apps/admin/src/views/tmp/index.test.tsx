import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import * as screen from './index.tsx'

it('the page `tmp` is the blank template page: its title, and nothing below it', async () => {
  const app = await openScreen({ area: 'admin', screen, at: '/tmp' })
  await app.findByRole('heading', { name: 'The page', level: 1 })
  expect(app.getByRole('main').textContent).toBe('CentreThe page')
})

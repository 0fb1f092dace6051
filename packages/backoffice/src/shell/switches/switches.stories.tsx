import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { Bell } from '../inbox/bell.tsx'
import { PersonAvatar } from '../profile/person-avatar.tsx'
import { Starting } from '../routes/root-layout.tsx'
import { ColorModeSwitch } from './color-mode-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Switches and avatar',
  component: StoryPage,
  subcomponents: { Bell, ColorModeSwitch, LanguageSwitch, PersonAvatar, Starting },
  args: storyScreen('admin', () => (
    <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
      <LanguageSwitch />
      <ColorModeSwitch />
      <PersonAvatar nickname="林小满" avatar="" />
      <PersonAvatar nickname="" avatar="" size={48} />
    </chakra.div>
  )),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '300px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Each is labelled with what it switches to; the language in its own words. */
export const Parts: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'English' })).length).toBeGreaterThan(0)
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^${said('common.theme')}`) }).length,
    ).toBeGreaterThan(0)
  },
}

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '中文' })).length).toBeGreaterThan(0)
    await expect(canvas.getAllByRole('button', { name: /^Theme/ }).length).toBeGreaterThan(0)
    await expect(document.documentElement.lang).toBe('en')
    await expect(getComputedStyle(document.documentElement).colorScheme).toContain('dark')
  },
}

/** Shown until the first page has its menu and its code. */
export const BeforeTheFirstPage: StoryObj = { render: () => <Starting /> }

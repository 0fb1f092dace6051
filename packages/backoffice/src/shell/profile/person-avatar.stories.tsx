import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { PersonAvatar } from './person-avatar.tsx'

const meta: Meta<typeof PersonAvatar> = {
  title: 'Back office/Person avatar',
  component: PersonAvatar,
  args: { nickname: '林小满', avatar: '', size: 48 },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '300px' } } },
  render: args => (
    <StoryPage
      key={JSON.stringify(args)}
      {...storyScreen('admin', () => (
        <div data-testid="avatar">
          <PersonAvatar {...args} />
        </div>
      ))}
    />
  ),
}
export default meta
type Story = StoryObj<typeof PersonAvatar>

/** The first character of the name, if there is no picture. */
export const Letter: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('avatar')).toHaveTextContent('林')
  },
}

/** The person is not known yet. */
export const Nobody: Story = {
  args: { nickname: '' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('avatar')).toHaveTextContent('·')
  },
}

/** The picture has no alternative text: the name is beside it. */
export const Picture: Story = {
  args: {
    avatar: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="teal"/></svg>')}`,
  },
  play: async ({ canvas }) => {
    const picture = (await canvas.findByTestId('avatar')).querySelector('img')
    await expect(picture).toHaveAttribute('alt', '')
    await expect(picture?.getBoundingClientRect().width).toBe(48)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LinkProvider, UiLink } from './ui-link.tsx'

const meta: Meta<typeof UiLink> = {
  title: 'Foundation/Link',
  component: UiLink,
  subcomponents: { LinkProvider },
  args: { href: '#goods', children: '青釉手作马克杯' },
}
export default meta
type Story = StoryObj<typeof UiLink>

export const Plain: Story = {}

/** An app renders the links of all components by its own router. */
export const ThroughARouter: Story = {
  render: args => (
    <LinkProvider component={({ href, ...rest }) => <a {...rest} href={`/Seller${href}`} />}>
      <UiLink {...args} />
    </LinkProvider>
  ),
  args: { href: '/goods/1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/Seller/goods/1')
  },
}

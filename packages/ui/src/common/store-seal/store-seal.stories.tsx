import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StoreSeal } from './store-seal.tsx'

const meta: Meta<typeof StoreSeal> = {
  title: 'Shop/Store seal',
  component: StoreSeal,
  args: { name: '声场研究所', size: 64 },
}
export default meta
type Story = StoryObj<typeof StoreSeal>

/** The first Chinese character of the name, else its first letter; one colour per name. */
export const OneCharacter: Story = {
  render: args => (
    <chakra.div display="flex" gap="3">
      {['声场研究所', 'Jing 景窑', 'Soundfield Lab', '☺'].map(name => (
        <StoreSeal {...args} key={name} name={name} />
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('声景S市')
  },
}
export const OwnColour: Story = { args: { color: '#075C4B' } }

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0B5A66" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2.5" fill="#fff"/></svg>')}`

/** A logo of the store covers its seal. */
export const Logo: Story = {
  args: { logo },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    await expect(picture?.getBoundingClientRect().width).toBe(64)
  },
}

/** A logo that does not load leaves the seal. */
export const LostLogo: Story = {
  args: { logo: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.textContent).toBe('声')
  },
}
export const Small: Story = { args: { size: 24 } }

import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Icon } from './icon.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { menuIcons } from './menu-icons.ts'

const meta: Meta<typeof MenuIcon> = {
  title: 'Foundation/Menu icons',
  component: MenuIcon,
  subcomponents: { Icon },
  args: { name: 'fa-shopping-cart', size: 24 },
}
export default meta

export const One: StoryObj<typeof MenuIcon> = {}

/** Every stored 'fa-' name and its icon. */
export const All: StoryObj = {
  render: () => (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(180px, 1fr))"
      textStyle="sm"
    >
      {Object.keys(menuIcons).map(name => (
        <chakra.li key={name} display="flex" gap="2" alignItems="center">
          <MenuIcon name={name} />
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
  play: async ({ canvasElement }) => {
    // Until the icons are loaded, an empty one reserves the space of each.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('svg > *:first-child')).toHaveLength(Object.keys(menuIcons).length),
    )
  },
}

/** An icon of the set, without a text of its own: the element around it has the label. */
export const Drawing: StoryObj = {
  render: () => (
    <>
      <Icon of={ShoppingCart} size={16} /> <Icon of={ShoppingCart} /> <Icon of={ShoppingCart} size={40} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg'))
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  },
}

/** An unknown name shows a circle. */
export const Unknown: StoryObj<typeof MenuIcon> = { args: { name: 'fa-from-tomorrow' } }

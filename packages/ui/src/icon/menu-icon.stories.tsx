import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuIcon } from './menu-icon.tsx'
import { menuIcons } from './menu-icons.ts'

const meta: Meta<typeof MenuIcon> = {
  title: 'Foundation/Menu icons',
  component: MenuIcon,
  args: { name: 'fa-shopping-cart', size: 24 },
}
export default meta

export const One: StoryObj<typeof MenuIcon> = {}

/** Every stored 'fa-' name and its drawing. */
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
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(menuIcons).length)
  },
}

/** A name that is not known draws a circle rather than nothing. */
export const Unknown: StoryObj<typeof MenuIcon> = { args: { name: 'fa-from-tomorrow' } }

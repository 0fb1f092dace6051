import type { Decorator, Preview } from '@storybook/react-vite'
import { ShijiProvider } from '@shiji/ui/theme/provider.tsx'
import type { Area } from '@shiji/ui/tokens/ramps.ts'

const areaOf = (value: unknown): Area => (value === 'seller' || value === 'admin' ? value : 'shop')

const withSystem: Decorator = (Story, { globals }) => (
  <ShijiProvider
    key={areaOf(globals.area)}
    area={areaOf(globals.area)}
    colorMode={globals.theme === 'dark' ? 'dark' : 'light'}
  >
    <Story />
  </ShijiProvider>
)

const preview: Preview = {
  decorators: [withSystem],
  initialGlobals: { theme: 'light', area: 'shop', language: 'zh-cn' },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    area: {
      description: 'Accent and density',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'shop', title: 'Shop' },
          { value: 'seller', title: 'Seller' },
          { value: 'admin', title: 'Admin' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-cn', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // A finding of axe fails the story's test.
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Shop', 'Back office', 'Form', 'Feedback'] } },
  },
}

export default preview

/// <reference types="vite/types/importMeta.d.ts" />
import { locales } from '@shiji/i18n/locale.ts'
import { createI18n, type I18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { ShijiProvider } from '@shiji/ui/common/theme/provider.tsx'
import { Toaster } from '@shiji/ui/common/toast/toaster.tsx'
import { areas } from '@shiji/ui/common/tokens/ramps.ts'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { Suspense } from 'react'
import { configure } from 'storybook/test'
import './docs/docs-page.css'
import { DocsPage } from './docs/docs-page.tsx'
import { followSwitches, keepPageSteady, switchesAround } from './docs/in-docs.ts'

keepPageSteady()
followSwitches()
// Plays wait for parts that load their own code.
configure({ asyncUtilTimeout: 5000 })

const areaOf = (value: unknown) => areas.find(area => area === value) ?? 'shop'
const localeOf = (value: unknown) => locales.find(locale => locale === value) ?? 'zh-cn'

const languages = new Map<string, Promise<I18n>>()

const languageOf = (value: unknown): Promise<I18n> => {
  const locale = localeOf(value)
  const known = languages.get(locale)
  if (known) return known
  const fresh = createI18n(locale, ['common', 'ui', 'table', 'form', 'error', 'status'])
  languages.set(locale, fresh)
  return fresh
}

const withLanguageLoaded: Loader = async ({ globals }) => ({ i18n: await languageOf(globals.language) })

const withSystem: Decorator = (Story, { globals, loaded }) => {
  const area = areaOf(globals.area)
  document.documentElement.lang = localeOf(globals.language) === 'en' ? 'en' : 'zh-CN'
  return (
    <I18nextProvider i18n={loaded.i18n}>
      <ShijiProvider key={area} area={area} colorMode={globals.theme === 'dark' ? 'dark' : 'light'}>
        <Suspense fallback={null}>
          <Story />
        </Suspense>
        <Toaster />
      </ShijiProvider>
    </I18nextProvider>
  )
}

type ToolbarIcon = 'mirror' | 'paintbrush' | 'globe'

const toolbar = (icon: ToolbarIcon, items: { value: string; title: string }[]) => ({ icon, dynamicTitle: true, items })

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [withLanguageLoaded],
  decorators: [withSystem],
  initialGlobals: {
    theme: import.meta.env.STORY_THEME === 'dark' ? 'dark' : 'light',
    area: 'shop',
    language: import.meta.env.STORY_LOCALE === 'en' ? 'en' : 'zh-cn',
    ...switchesAround(),
  },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: toolbar('mirror', [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ]),
    },
    area: {
      description: 'Accent and density',
      toolbar: toolbar('paintbrush', [
        { value: 'shop', title: 'Shop' },
        { value: 'seller', title: 'Seller' },
        { value: 'admin', title: 'Admin' },
      ]),
    },
    language: {
      description: 'Language',
      toolbar: toolbar('globe', [
        { value: 'zh-cn', title: '中文' },
        { value: 'en', title: 'English' },
      ]),
    },
  },
  parameters: {
    layout: 'padded',
    // A finding of axe fails the story's test.
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    // The answers of the in-memory server are not a control.
    controls: { expanded: true, exclude: /^(answers|config)$/ },
    docs: { page: DocsPage },
    options: {
      storySort: { order: ['Guides', 'Foundation', 'Shop', 'Controls', 'Feedback', 'Table', 'Form', 'Back office'] },
    },
  },
}

export default preview

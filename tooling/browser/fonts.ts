import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A full Chinese font and a Latin one, in the weights that the pages use. */
const FILES = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  '@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf',
  '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
]

const preferred = (family: string) =>
  `<alias binding="same"><family>${family}</family><prefer><family>Noto Sans</family><family>Noto Sans SC</family></prefer></alias>`

/** The file that fontconfig reads: these folders and none of the system's, no hinting, so that a letter is as wide everywhere. */
export const fontsConfiguration = (folders: readonly string[], cache: string): string =>
  [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    ...folders.map(folder => `<dir>${folder}</dir>`),
    `<cachedir>${cache}</cachedir>`,
    ...['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-monospace'].map(preferred),
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>',
    '<edit name="antialias" mode="assign"><bool>true</bool></edit></match>',
    '</fontconfig>',
    '',
  ].join('\n')

/**
 * What a browser needs in its environment to draw with the fonts of the packages alone, whatever the machine has; empty where fontconfig does not choose the
 * fonts (macOS, Windows). Writes the configuration into `cache`.
 */
export const testFonts = (cache: string): { FONTCONFIG_FILE?: string } => {
  if (process.platform !== 'linux') return {}
  const folder = join(cache, 'fonts')
  const file = join(folder, 'fonts.conf')
  const folders = FILES.map(name => dirname(require.resolve(name)))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, fontsConfiguration(folders, join(folder, 'cache')))
  return { FONTCONFIG_FILE: file }
}

import type { Plugin } from 'vite'

const story = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .trim()

/** What stands above the stories of a file, by export. */
export const notesOf = (code: string): ReadonlyMap<string, string> =>
  new Map([...code.matchAll(story)].map(([, comment = '', name = '']) => [name, plain(comment)]))

/** Takes the comment above each story along into its parameters, so that Storybook can show it. */
export const storyNotes = (): Plugin => ({
  name: 'story-notes',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.stories\.tsx$/.test(id.split('?')[0] ?? '')) return null
    const lines = [...notesOf(code)].map(
      ([name, note]) => `${name}.parameters = { ...${name}.parameters, note: ${JSON.stringify(note)} };`,
    )
    return { code: `${code}\n${lines.join('\n')}\n`, map: null }
  },
})

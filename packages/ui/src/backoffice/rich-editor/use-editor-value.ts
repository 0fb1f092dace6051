import Delta from 'quill-delta'
import { useState } from 'react'
import type ReactQuill from 'react-quill'
import { readRichText, tidyHtml, writeRichText } from '../../common/rich-text/rich-text.ts'
import { htmlWithoutOrigin, withOrigin, withoutOrigin } from './editor-files.ts'
import { storedTables } from './editor-tables.ts'

interface Ops {
  readonly ops: ConstructorParameters<typeof Delta>[0]
}

const hasOps = (json: unknown): json is Ops =>
  typeof json === 'object' && json !== null && 'ops' in json && Array.isArray(json.ops)

const startOf = (stored: string, filesOrigin: string): string | Delta => {
  const { html, json } = readRichText(stored)
  // Html goes through the paste rules, which do the same to its pictures.
  return hasOps(json) ? withOrigin(new Delta(json.ops), filesOrigin) : html
}

/**
 * The editor's initial content, and the conversion of its content to the stored form (§3). A value that the editor did
 * not write itself came from outside: it recreates the editor.
 */
export function useEditorValue(value: string, onValue: (stored: string) => void, filesOrigin: string) {
  const [own, setOwn] = useState({ stored: value, start: startOf(value, filesOrigin), generation: 0 })
  if (own.stored !== value) {
    setOwn({ stored: value, start: startOf(value, filesOrigin), generation: own.generation + 1 })
  }
  const write = (editor: Pick<ReactQuill.UnprivilegedEditor, 'getSemanticHTML' | 'getContents'>): void => {
    const html = htmlWithoutOrigin(storedTables(tidyHtml(editor.getSemanticHTML())), filesOrigin)
    const stored = writeRichText(html, withoutOrigin(editor.getContents(), filesOrigin))
    setOwn(current => ({ ...current, stored }))
    onValue(stored)
  }
  return { start: own.start, generation: own.generation, write }
}

import type { ResourceDeclaration } from '../page/declaration/resource-declaration.ts'
import { ResourcePage } from '../page/resource/resource-page.tsx'
import type { Screen } from '../shell/screen/views.ts'
import { fakeResource } from './fake-resource.ts'

const express = (id: number, name: string, code: string) => ({
  id,
  name,
  code,
  phone: '',
  created_at: '2026-01-02T03:04:05Z',
})

/** Rows of the sample page. */
export const sampleRows = [express(1, '顺丰速运', 'SF'), express(2, '中通快递', 'ZTO'), express(3, '圆通速递', 'YTO')]

/** The sample page's calls, over `sampleRows`. */
export const sampleAnswers = () => fakeResource('/Admin/expresses', sampleRows)

/** An ordinary page of the platform's back office with three columns, for tests of what every page can do. */
export const samplePage = (more: Partial<ResourceDeclaration> = {}): Screen => {
  const declare = () => ({
    path: '/Admin/expresses',
    columns: [
      { id: 'name', title: 'Name', sortable: true },
      { id: 'code', title: 'Code' },
      { id: 'phone', title: 'Phone' },
    ],
    search: [{ type: 'text' as const, name: 'name', label: 'Name' }],
    ...more,
  })
  return { Component: () => <ResourcePage declare={declare} /> }
}

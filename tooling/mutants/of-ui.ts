import type { MutantGroup } from './groups.ts'

const ui = (part: string, test = `${part}.test.ts`) => ({
  project: 'ui',
  file: `packages/ui/src/${part}.ts`,
  test: `packages/ui/src/${test}`,
})

/** The kit of parts, and what both back offices have in common. */
export const ofUi: readonly MutantGroup[] = [
  {
    ...ui('backoffice/data-table/cell/float-text'),
    faults: [
      [
        '0003 1.11',
        'a text that is no number is written as 0',
        "if (!Number.isFinite(number)) return ''",
        'if (!Number.isFinite(number)) return (0).toFixed(decimals)',
      ],
    ],
  },
  {
    ...ui('common/tag-badge/tag-style'),
    faults: [
      ['0003 1.10', 'No is no danger', "[0, '0', 'No', '失败']", "[0, '0', '失败']"],
      ['0003 1.10', 'all other tags look alike', "['plain1', 'plain2', 'plain3', 'plain4']", "['plain1']"],
    ],
  },
  {
    ...ui('backoffice/data-table/table-query'),
    faults: [
      [
        '0003 16',
        'an open range is sent with both ends',
        "operator === 'between' && to === ''",
        "operator === 'between' && to === ','",
      ],
    ],
  },
  {
    ...ui('backoffice/data-table/model/use-table-model', 'backoffice/data-table/model/table-model.test.tsx'),
    faults: [
      [
        '0003 21',
        'a third press sorts again',
        'sortDescFirst: false,',
        'sortDescFirst: false, enableSortingRemoval: false,',
      ],
      ['0003 36', 'what is open below a parent closes', 'autoResetExpanded: false', 'autoResetExpanded: true'],
    ],
  },
  {
    ...ui('backoffice/data-table/selection/table-selection'),
    faults: [
      ['0003 23', 'an action on rows is offered for all results', 'action.whole === true)', 'action.whole !== false)'],
    ],
  },
  {
    ...ui('backoffice/form/engine/sent-values'),
    faults: [
      ['0003 2.15', 'a blank password is left out', "sent[field.name] = ''", 'delete sent[field.name]'],
      ['0003 2.15', 'an empty avatar is sent', "if (sentEmpty === 'omitted') delete sent[field.name]", ''],
    ],
  },
  {
    ...ui('backoffice/date-picker/date-text'),
    faults: [
      ['0003 2.6', 'months have one figure', 'two(date.month)', 'String(date.month)'],
      ['0003 2.6', '31 June is 30 June', 'date.day === Number(day) && ', ''],
    ],
  },
  {
    ...ui('shop/sku-picker/sku-choice'),
    faults: [
      ['0002 10.6', 'what is sold out can be chosen', 'sku.stock > 0', 'sku.stock >= 0'],
      ['0002 10.6', 'a single value has to be pressed', 'axis.values.length === 1 ?', 'axis.values.length === 0 ?'],
    ],
  },
  {
    ...ui('backoffice/dictionary/read-dictionary'),
    faults: [
      ['0003 2.12', 'a fourth level shows', 'dictionaryLevels = 3', 'dictionaryLevels = 4'],
      ['0003 2.4', 'the root has no parent 0', '?? 0))}`', "?? ''))}`"],
    ],
  },
  {
    ...ui('backoffice/data-table/export/table-sheet'),
    faults: [['0003 37', 'money is exported in fen', 'Number(fenToYuan(fen(value)))', 'value']],
  },
  {
    ...ui('backoffice/data-table/import/check-rows'),
    faults: [
      [
        '0003 38',
        'an empty required cell is taken',
        "text === '' && column.required === true ?",
        "text === ' ' && column.required === true ?",
      ],
      [
        '0003 38',
        'a row with a mistake is taken in',
        'if (problems.length === before) rows.push',
        'if (problems.length >= before) rows.push',
      ],
    ],
  },
  {
    ...ui('common/pagination/pager'),
    faults: [
      [
        '0003 1.5',
        'the jumper leaves the last page behind',
        'Math.min(Math.max(Number(trimmed), 1), Math.max(last, 1))',
        'Math.max(Number(trimmed), 1)',
      ],
    ],
  },
  {
    project: '@shiji/backoffice',
    test: 'packages/backoffice/src/shell/palette/find-entries.test.ts',
    file: 'packages/backoffice/src/shell/palette/find-entries.ts',
    faults: [
      [
        '0003 5.13',
        'capitals of the other language are not found',
        'words.toLocaleLowerCase().includes(wanted)',
        'words.includes(wanted)',
      ],
    ],
  },
  {
    project: '@shiji/backoffice',
    test: 'packages/backoffice/src/core/address/return-path.test.ts',
    file: 'packages/backoffice/src/core/address/return-path.ts',
    faults: [
      [
        '0009 8.1',
        'a login leads to another site',
        "readPath(new URLSearchParams(search).get(PARAM) ?? '')",
        'new URLSearchParams(search).get(PARAM) ?? undefined',
      ],
    ],
  },
]

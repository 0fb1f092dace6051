import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { FileSpreadsheet } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { orTell } from '../selection/outcome.ts'
import { saveTemplate } from './import-files.ts'
import type { ImportColumn } from './row-importer.ts'

export interface ImportFileProps {
  /** Name of the table, for the template. */
  readonly name: string
  readonly columns: readonly ImportColumn[]
  /** Why the last file was refused. */
  readonly problem: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

const Drop = chakra('label', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    p: '8',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    textAlign: 'center',
    _hover: { bg: 'bg.hover' },
    _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0', w: '1px', h: '1px' },
  },
})

/** The area for choosing or dropping a file, with a template to fill in. */
export function ImportFile({ name, columns, problem, onFiles }: ImportFileProps) {
  const say = useText('error', 'table')
  return (
    <>
      <Drop
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          onFiles([...event.dataTransfer.files])
        }}
      >
        <Icon of={FileSpreadsheet} size={40} />
        {say('table.import_choose')}
        <input
          type="file"
          accept=".xlsx,.csv"
          onChange={event => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </Drop>
      {problem && (
        <chakra.p role="alert" color="status.danger.fg">
          {problem}
        </chakra.p>
      )}
      <Button
        look="plain"
        size="sm"
        justifySelf="start"
        onClick={() => void orTell(say, () => saveTemplate(say('table.import_template_name', { name }), columns))}
      >
        {say('table.import_template')}
      </Button>
    </>
  )
}

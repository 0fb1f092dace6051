/**
 * Every field type of §5, each of which registers itself. Forms import this file; so does a page whose table has a
 * search.
 */
import './autocomplete-type.ts'
import './cascader-type.ts'
import './choice-types.tsx'
import './date-types.ts'
import './editor-type.tsx'
import './file-types.ts'
import './icon-type.tsx'
import './table-select-type.ts'
import './text-types.tsx'

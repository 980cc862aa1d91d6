/** Shape of a YAML value, in the words of the file and not of the program. */
export type ValueShape = 'text' | 'number' | 'boolean' | 'list' | 'block' | 'nothing';

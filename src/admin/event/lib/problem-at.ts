import type { FieldName, Problem } from './types';

export function problemAt(
	problems: Problem[],
	field: FieldName | undefined
): Problem | undefined {
	return problems.find( ( problem ) => problem.field === field );
}

import type { Output } from '../../api/client';

type Block = Output< 'get_default' >[ 'data' ][ 'blocks' ][ number ];

export type PageBlock = Block;
export type BlockOf< Type extends Block[ 'type' ] > = Extract<
	Block,
	{ type: Type }
>;

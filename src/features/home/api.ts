import type { Output } from '../../api/client';

export type HomeData = Output< 'get_home' >[ 'data' ];

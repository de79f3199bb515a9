import type { Output } from '../../api/client';

export type StoryPage = Output< 'get_success_stories' >;
export type StoryCardData = StoryPage[ 'list' ][ number ];
export type Story = Output< 'success_stories' >;

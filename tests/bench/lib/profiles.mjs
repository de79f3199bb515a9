/**
 * Sizes and patience. `main` is the size at which ratios are judged; `slack` is by how much times may be beyond their
 * targets: builds run on machines that others use too, so there counts and rows decide.
 */
export const PROFILES = {
	small: {
		sizes: [
			{ messages: 1000, mentors: 1000, plans: 1000 },
			{ messages: 10000, mentors: 10000, plans: 10000 },
		],
		main: 1,
		rounds: [ 5, 6 ],
		repeats: 1,
		redisRounds: 0,
		turns: 6,
		sliceMs: 800,
		replies: { 1: 24, 16: 96 },
		importSeconds: 15,
		slack: 2,
	},
	// Without rounds nothing is timed: queries and rows alone, which do not mind a busy machine.
	counts: {
		sizes: [
			{ messages: 1000, mentors: 1000, plans: 1000 },
			{ messages: 1000000, mentors: 10000, plans: 100000 },
		],
		main: 1,
	},
	// Pages of wp-admin beside WordPress's own list of users; judged as they are.
	staff: {
		sizes: [ { messages: 1000000, mentors: 10000, plans: 100000 } ],
		main: 0,
		rounds: [ 20 ],
		only: /^(staff|wp-users-list)/,
		slack: 1,
	},
	full: {
		sizes: [
			{ messages: 1000, mentors: 1000, plans: 1000 },
			{ messages: 10000, mentors: 10000, plans: 10000 },
			{ messages: 100000, mentors: 10000, plans: 100000 },
			{ messages: 1000000, mentors: 10000, plans: 100000 },
			{ messages: 1000000, mentors: 100000, plans: 100000 },
		],
		main: 3,
		rounds: [ 12, 12, 12, 30, 12 ],
		repeats: 4,
		redisRounds: 10,
		turns: 20,
		sliceMs: 1500,
		replies: { 1: 80, 16: 320 },
		importSeconds: 60,
		slack: 1,
	},
};

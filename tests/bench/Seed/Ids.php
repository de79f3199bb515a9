<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

/**
 * Who is who in the bench's data. Ids are fixed, so that a row says by its id what it is for.
 */
final class Ids {

	/** Writes the posts of the peers; wp/v2/users shows them. */
	public const AUTHOR  = 50000;
	public const AUTHORS = 20;

	public const FOUNDER  = 60000;
	public const FOUNDERS = 2000;

	/** Has 2,000 conversations. */
	public const HEAVY = self::FOUNDER + 1;
	/** Founder of the busiest thread, which is the oldest. */
	public const TALKER = self::FOUNDER + 2;
	/** Founder of a thousand plans, of one with 1 step and one with 50. */
	public const PLANNER = self::FOUNDER + 3;
	/** Founder of the thread that many write into at once. */
	public const SHARED = self::FOUNDER + 4;
	/** The first of 16 founders who write, each into a thread of their own. */
	public const WRITER = self::FOUNDER + 101;
	/** From here on founders of all the other conversations and plans. */
	public const OTHER_FOUNDER = self::FOUNDER + 201;

	public const MENTOR = 100000;
	/** Mentor of the busiest thread. */
	public const LISTENER = self::MENTOR + 1;
	/** Mentor of a thousand plans. */
	public const PLAN_MENTOR = self::MENTOR + 2;
	/** Mentor of the 16 writers' threads. */
	public const WRITERS_MENTOR = self::MENTOR + 3;
	/** Mentor of the thread that many write into at once. */
	public const SHARED_MENTOR = self::MENTOR + 4;
	/** From here on mentors of all the other conversations and plans. */
	public const OTHER_MENTOR = self::MENTOR + 101;

	/** Posts of the peers. */
	public const POST = 100000;

	public const CONVERSATION        = 1000000;
	public const BUSIEST             = self::CONVERSATION + 1;
	public const HEAVY_CONVERSATION  = 2000000;
	public const WRITER_CONVERSATION = 2100001;
	public const SHARED_CONVERSATION = 2100100;
	public const CONTACT             = 2100101;
	public const HEAVY_COUNT         = 2000;
	public const WRITERS             = 16;

	/** A mentorship has the number of its conversation; those of LISTENER alone, and the ended ones that every mentor answered lately, come after. */
	public const HEAVY_MENTORSHIP  = self::HEAVY_CONVERSATION + 1;
	public const LISTENED          = 2200000;
	public const LISTENED_COUNT    = 100;
	public const ANSWERED          = 10000000;
	public const ANSWERED_EACH     = 3;
	public const WAITING           = 200;
	/** How many of the heavy user's are open. */
	public const HEAVY_OPEN        = 400;

	public const PLAN       = 3000000;
	public const DEEP_PLANS = 1000;
	public const SHORT_PLAN = 3900001;
	public const LONG_PLAN  = 3900002;

	public const PASSWORD = 'demo12345';

	/** Of a person; the same in every run, as everything of the bench. */
	public static function token( int $user_id ): string {
		return hash( 'sha256', 'bench token ' . $user_id );
	}

	public static function email( int $user_id ): string {
		return "bench-$user_id@demo.test";
	}
}

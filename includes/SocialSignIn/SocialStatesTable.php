<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Database\Table;

final class SocialStatesTable implements Table {

	public static function name(): string {
		return 'social_states';
	}

	/** Sign-ins between leaving for a provider and coming back, ten minutes at most. */
	public static function definition(): string {
		return "state_hash char(64) NOT NULL,
			browser_hash char(64) NOT NULL,
			provider varchar(20) NOT NULL,
			nonce varchar(64) NOT NULL,
			verifier varchar(64) NOT NULL,
			usertype varchar(20) NOT NULL,
			lang char(2) NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			session_id bigint(20) unsigned NOT NULL DEFAULT 0,
			spent tinyint(1) NOT NULL DEFAULT 0,
			expires_at bigint(20) NOT NULL,
			PRIMARY KEY  (state_hash),
			KEY expires_at (expires_at)";
	}
}

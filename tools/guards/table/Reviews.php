<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Only who has written to a mentor reviews them',
		'mutation' => 'anybody does',
		'file'     => 'includes/Reviews/ReviewService.php',
		'code'     => 'null === $this->pairs->latest( $author_id, $mentor_id )',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Reviews/Rest/SubmitReviewRouteTest.php::test_who_is_refused_and_in_which_order',
	),
	array(
		'rule'     => "Nobody writes a review in another's name",
		'mutation' => 'the UPDATE does not ask whose it is',
		'file'     => 'includes/Reviews/ReviewRepository.php',
		'code'     => '+ 1 WHERE mentor_id = ? AND author_id = ?',
		'becomes'  => '+ 1 WHERE mentor_id = ? AND ? > 0',
		'test'     => 'tests/php/integration/Guards/OwnershipTest.php::test_an_edited_review_leaves_those_of_others',
	),
	array(
		'rule'     => 'Hidden reviews are not read',
		'mutation' => 'they are',
		'file'     => 'includes/Reviews/ReviewRepository.php',
		'code'     => 'r.state = ?',
		'becomes'  => '? <> \\\'\\\'',
		'test'     => 'tests/php/integration/Reviews/Rest/GetReviewsRouteTest.php::test_hidden_ones_are_absent_from_list_and_counts',
	),
	array(
		'rule'     => "One reads only one's own review whatever its state",
		'mutation' => "anybody's",
		'file'     => 'includes/Reviews/ReviewRepository.php',
		'code'     => "r.author_id = ?'",
		'becomes'  => "? > 0'",
		'test'     => 'tests/php/integration/Reviews/Rest/GetReviewsRouteTest.php::test_an_author_reads_their_own_whatever_its_state',
	),
);
